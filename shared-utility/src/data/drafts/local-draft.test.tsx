import { context, on, type Toast, unsaved } from '@edu/shared-utility';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { localDrafts, prepareDrafts, useLocalDraft } from '../../data.entry';
import { mockApi, resetContext } from '../../testing';

interface NoteDraft {
  readonly at: string;
  readonly text: string;
}
const isDraft = (raw: unknown): raw is NoteDraft =>
  raw instanceof Object && 'at' in raw && 'text' in raw && typeof raw.text === 'string';
const drafts = localDrafts('test.note', isDraft);

const messages: string[] = [];
let stop = (): void => {};
beforeEach(() => {
  resetContext();
  context.set('userInfo', { userId: 'u' } as never);
  messages.length = 0;
  stop = on('toast:show', ({ message }: Toast) => messages.push(message));
});
afterEach(() => stop());

function Note({ saved, mayRestore = true }: { saved: string; mayRestore?: boolean }) {
  const [base, setBase] = useState(saved);
  const [text, setText] = useState(saved);
  useLocalDraft({
    ...{ drafts, id: 'n', mayRestore },
    input: text === base ? null : { text },
    onRestore: (draft) => {
      setText(draft.text);
      return draft.text !== saved;
    },
  });
  return (
    <>
      <input aria-label="note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setBase(text)}>
        save
      </button>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'note' });
const reload = (note: React.ReactNode) => {
  cleanup();
  return render(note);
};

it('brings unsaved input back after the page was reloaded, and says so', async () => {
  render(<Note saved="old" />);
  await userEvent.type(field(), ' and new');
  expect(messages).toEqual([]);
  reload(<Note saved="old" />);
  expect(field()).toHaveValue('old and new');
  expect(unsaved.any()).toBe(true);
  expect(messages).toEqual([expect.stringMatching(/^已找回 .+ 尚未保存的内容$/)]);
  reload(<Note saved="old" />);
  expect(field()).toHaveValue('old and new');
});

it('keeps nothing of input that was saved, taken back or discarded', async () => {
  render(<Note saved="old" />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  reload(<Note saved="old!" />);
  expect(field()).toHaveValue('old!');

  await userEvent.type(field(), '?{Backspace}');
  reload(<Note saved="old!" />);
  expect(field()).toHaveValue('old!');

  await userEvent.type(field(), '?');
  const end = unsaved.askWith(async () => true);
  await unsaved.mayLeave();
  end();
  reload(<Note saved="old!" />);
  expect(field()).toHaveValue('old!');
  expect(messages).toEqual([]);
});

it('removes a draft that does not differ from what is saved meanwhile', async () => {
  render(<Note saved="old" />);
  await userEvent.type(field(), '!');
  reload(<Note saved="old!" />);
  expect(messages).toEqual([]);
  expect(drafts.read('n')).toBeNull();
});

it('restores nothing into read-only fields, but as soon as the permission is known', async () => {
  render(<Note saved="old" />);
  await userEvent.type(field(), '!');
  const { rerender } = reload(<Note saved="old" mayRestore={false} />);
  expect(field()).toHaveValue('old');
  expect(drafts.read('n')).toMatchObject({ text: 'old!' });
  rerender(<Note saved="old" mayRestore />);
  expect(field()).toHaveValue('old!');
});

it('belongs to the person who typed it', async () => {
  render(<Note saved="old" />);
  await userEvent.type(field(), '!');
  context.set('userInfo', { userId: 'other' } as never);
  reload(<Note saved="old" />);
  expect(field()).toHaveValue('old');
});

it('ignores a stored text of another kind, and a storage that fails', () => {
  drafts.write('n', { at: '2026-01-01T00:00:00Z', text: 'x' });
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('test.note'));
  localStorage.setItem(key, '{"at":"2026-01-01T00:00:00Z"}');
  expect(drafts.read('n')).toBeNull();
  localStorage.setItem(key, '{');
  expect(drafts.read('n')).toBeNull();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => drafts.write('n', { at: '2026-01-01T00:00:00Z', text: 'x' })).not.toThrow();
});

it('loads the person whom drafts belong to before a page is shown', async () => {
  context.clear();
  context.set('token', 't');
  mockApi('account.getUserInfo', { data: { userId: 'u' } as never });
  await prepareDrafts();
  expect(context.get('userInfo')).toMatchObject({ userId: 'u' });
});
