document.title = greet('stream');
