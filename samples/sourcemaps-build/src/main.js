console.log(greet('reader'));
