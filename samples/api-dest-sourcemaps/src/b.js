console.log('b');
