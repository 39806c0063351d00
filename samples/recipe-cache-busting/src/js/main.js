document.title = 'Watering cans';
