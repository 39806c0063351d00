toggle(document.querySelector('#menu'));
