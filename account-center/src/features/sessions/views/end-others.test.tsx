import type { AccountSession } from '@edu/shared-utility';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { EndOthers } from './end-others.view';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

test('devices of one kind are listed once, with their number', async () => {
  const session = (userAgent: string) => ({ userAgent }) as AccountSession;
  render(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <EndOthers
        others={[chrome, 'x', chrome].map(session)}
        isEnding={false}
        onConfirm={() => {}}
      />
    </Provider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Chrome · Linux × 2和');
});
