const { version } = require('./package.json');

exports.release = async function release() {
  console.log('Release of version', version);
};
