// Like jest.antd-input.cjs.
module.exports = { __esModule: true, default: require('antd').Input.Password };
