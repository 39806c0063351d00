const { deleteAsync } = require('del');

exports.clean = () => deleteAsync(['dist/**']);
