console.log('prices');
