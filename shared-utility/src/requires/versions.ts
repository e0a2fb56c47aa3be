/** Semantic version of what `@edu/shared-utility` exports; docs/sub-apps.md says when it rises. */
export const apiVersion = '4.2.0';

/** Versions of the shared modules; a test compares them with package.json. */
const shared: Readonly<Record<string, string>> = {
  '@edu/shared-utility': apiVersion,
  '@reduxjs/toolkit': '2.14.0',
  antd: '6.6.8',
  axios: '1.21.1',
  dayjs: '1.11.23',
  i18next: '26.7.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-redux': '9.3.1',
  'react-router': '7.18.5',
  'react-router-dom': '7.18.5',
  redux: '5.0.1',
  'redux-saga': '1.5.1',
  'single-spa': '6.0.3',
  'single-spa-react': '6.0.2',
  'typed-redux-saga': '1.5.0',
};

/** Version of a shared module; undefined for a module that the page does not share. */
export function versionOf(name: string): string | undefined {
  return Object.hasOwn(shared, name) ? shared[name] : undefined;
}

export const sharedModules: readonly string[] = Object.keys(shared);
