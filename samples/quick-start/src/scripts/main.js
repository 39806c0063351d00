const now = new Date();

document.querySelector('#time').textContent = now.toLocaleTimeString();
