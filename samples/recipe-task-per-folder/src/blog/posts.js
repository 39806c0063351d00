console.log('posts');
