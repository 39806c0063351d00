console.log('window');
