export default {
  forbidden: {
    title: 'You may not open this page',
    hint: 'Your account has no permission for it. Ask your administrator if you need it.',
  },
  module: {
    title: 'This part could not be loaded',
    hint: 'Everything else keeps working and your data is safe. Please try again in a moment.',
  },
  server: {
    title: 'The server has a problem',
    hint: 'Your data is safe. Try again in a moment; if it lasts, contact your administrator.',
  },
  address: 'Address asked for: {{path}}',
  code: 'Error code {{code}}',
  home: 'Back to the home page',
  back: 'Previous page',
  retry: 'Try again',
};
