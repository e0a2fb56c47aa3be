// jsdom renders no styles, so the text of a style sheet is empty.
module.exports = { __esModule: true, default: '' };
