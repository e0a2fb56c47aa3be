/**
 * rc's Select sets `autocomplete` of its search field to new-password, so that password managers offer to create one.
 * Build and tests replace the value.
 */
module.exports = {
  library: '@rc-component/select',
  writtenFor: '1.10.1',
  file: 'es/SelectInput/Input.js',
  text: "autoComplete || 'new-password'",
  instead: "autoComplete || 'off'",
};
