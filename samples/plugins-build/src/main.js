const greet = (name) => `Hello, ${name}`;
console.log(greet('reader'));
