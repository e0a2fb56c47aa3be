const singleSpaDefaults = require('webpack-config-single-spa-react-ts');
const { merge } = require('webpack-merge');

module.exports = (webpackConfigEnv, argv) => {
  const preset = singleSpaDefaults({
    orgName: 'edu-app',
    projectName: 'meadow',
    webpackConfigEnv,
    argv,
    disableHtmlGeneration: true,
  });
  return {
    ...merge(preset, {
      // The preset shares React and single-spa; these are further modules of the page.
      externals: ['react/jsx-runtime', 'react-router', 'antd', /^@edu\/shared-utility(\/\w+)?$/],
      output: { filename: 'index.js', chunkFilename: '[name].[contenthash].js' },
    }),
    // tsc checks the types in a separate step.
    plugins: preset.plugins.filter((plugin) => !/ForkTsChecker/.test(plugin.constructor.name)),
  };
};
