import { context } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

it.each(['/entrance/login', '/entrance/register', '/entrance/forget'])(
  'the appearance is chosen at %s and stored where the frame stores it',
  async (path) => {
    open(path);
    const choices = await screen.findByRole('group', { name: '外观' });
    const choice = (name: string) => within(choices).getByRole('button', { name });
    expect(choice('跟随系统')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(choice('深色'));
    expect(choice('深色')).toHaveAttribute('aria-pressed', 'true');
    expect(choice('跟随系统')).toHaveAttribute('aria-pressed', 'false');
    expect(window.localStorage.getItem('keep:appearance')).toBe('dark');
    expect(context.get('appearance')).toBe('dark');
    await waitFor(() => expect(document.querySelector('[data-dark]')).toBeInTheDocument());
    await userEvent.click(choice('浅色'));
    await waitFor(() => expect(document.querySelector('[data-dark]')).not.toBeInTheDocument());
    await userEvent.click(choice('跟随系统'));
    expect(context.get('appearanceChoice')).toBe('system');
  },
);
