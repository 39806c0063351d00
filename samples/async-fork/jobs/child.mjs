console.log('The child has run.');
