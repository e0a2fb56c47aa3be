import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { button, newId } from './parts';

/** The field for the address template of branch builds, shown when a branch is named and no template is stored. */
export function createTemplateField(dock: Dock, changed: () => void) {
  const id = newId();
  const input = element('input', {
    type: 'text',
    id,
    class: 'field',
    placeholder: 'https://builds.example/{branch}/{module}/index.js',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': `${id}-hint ${id}-refusal`,
  });
  input.value = dock.host.template() ?? '';
  const alert = element('p', { role: 'alert', class: 'refusal', id: `${id}-refusal` });
  const keepButton = button(phrases.t('template.keep'), () => {}, {});
  keepButton.type = 'submit';
  const form = element(
    'form',
    {},
    element('label', { for: id }, phrases.t('template.label')),
    element('div', { class: 'row' }, input, keepButton),
    element('p', { class: 'hint', id: `${id}-hint` }, phrases.t('template.hint')),
    alert,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const refused = dock.host.keepTemplate(input.value);
    alert.textContent = refused ?? '';
    input.setAttribute('aria-invalid', String(refused !== null));
    if (refused !== null) return;
    dock.say(phrases.t('template.kept'), 'good');
    changed();
  });
  const created = element(
    'details',
    { class: 'template' },
    element('summary', {}, phrases.t('template.title')),
    form,
  );
  return {
    element: created,
    open() {
      created.open = true;
      input.focus();
    },
  };
}
