// Styles have no meaning in jsdom; anyone who adopts their text gets none.
module.exports = { __esModule: true, default: '' };
