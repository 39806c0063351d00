exports.water = () => 'splash';
