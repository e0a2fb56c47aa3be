// jest loads antd as one file, which has no entry for a single component.
module.exports = { __esModule: true, default: require('antd').Input };
