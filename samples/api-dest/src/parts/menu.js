console.log('menu');
