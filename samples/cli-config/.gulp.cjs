module.exports = {
  flags: {
    continue: true,
    logLevel: 2,
  },
};
