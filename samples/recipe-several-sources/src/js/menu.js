console.log('menu' + 1);
