/**
 * What rc's Select says of its search to those who fill in forms: that it is a new password, for which they offer to
 * make one. The build and the tests write the other word into it.
 */
module.exports = {
  library: '@rc-component/select',
  writtenFor: '1.10.1',
  file: 'es/SelectInput/Input.js',
  text: "autoComplete || 'new-password'",
  instead: "autoComplete || 'off'",
};
