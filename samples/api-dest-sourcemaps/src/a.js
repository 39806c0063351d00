console.log('a');
