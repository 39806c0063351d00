const greeting = 'Hello';
console.log(greeting);
