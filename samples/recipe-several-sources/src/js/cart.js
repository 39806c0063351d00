console.log('cart' + 1);
