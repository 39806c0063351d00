const { parallel } = require('gulp');
const { pages } = require('./pages');
const { styles } = require('./styles');

exports.pages = pages;
exports.styles = styles;
exports.default = parallel(pages, styles);
