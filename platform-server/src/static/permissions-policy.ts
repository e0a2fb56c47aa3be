/** Features that our pages use; not available to frames of other origins. */
const ownOriginFeatures = [
  'camera',
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The header Permissions-Policy of every page. */
export const permissionsPolicy = [
  ...ownOriginFeatures.map((name) => `${name}=(self)`),
  ...disabledFeatures.map((name) => `${name}=()`),
].join(', ');
