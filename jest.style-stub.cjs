// Styles have no meaning in jsdom; whoever adopts their text gets none.
module.exports = { __esModule: true, default: '' };
