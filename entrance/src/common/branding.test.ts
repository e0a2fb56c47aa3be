import { context } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { readBranding } from './branding';

describe('images of the tenant', () => {
  it('are read from the frontend configuration', () => {
    resetContext();
    context.set('frontendConfig', [
      { key: 'custom_login_img', value: '/a.svg' },
      { key: 'custom_login_background_img', value: 'javascript:alert(1)' },
    ]);
    expect(readBranding()).toEqual({ picture: 'http://localhost/a.svg', backdrop: '' });
  });
});
