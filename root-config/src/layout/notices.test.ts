import { emit } from '@edu/shared-utility';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createNotices } from './notices';

const doNothing = () => {};
const button = (name: string) => screen.getByRole('button', { name });

/** A notice with a button that shows the notice again. */
function asking() {
  document.body.innerHTML = '<main><button>elsewhere</button></main>';
  const notices = createNotices(document.body);
  let words = ['Update', 'Later'];
  const ask = () =>
    notices.show('x', () => ({
      text: 'new version',
      actions: words.map((label) => ({ label, press: label === 'Update' ? retry : doNothing })),
    }));
  const retry = () => {
    words = ['Keep', 'Update anyway'];
    ask();
  };
  ask();
  return {
    translate(next: string[]) {
      words = next;
      emit('language:changed', { language: 'fr-FR' });
    },
  };
}

test('a second question that replaces the first takes over the keyboard focus', async () => {
  asking();
  button('Update').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Keep')).toHaveFocus();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test('another language keeps the focus on the same button', () => {
  const { translate } = asking();
  button('Later').focus();
  translate(['Actualiser', 'Plus tard']);
  expect(button('Plus tard')).toHaveFocus();
});

test('a bar that did not have the focus does not take it', () => {
  const { translate } = asking();
  button('elsewhere').focus();
  translate(['Actualiser', 'Plus tard']);
  expect(button('elsewhere')).toHaveFocus();
});
