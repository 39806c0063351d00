const greet = (name) => `Hello, ${name}`;
