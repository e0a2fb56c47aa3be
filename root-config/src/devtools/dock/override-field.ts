import { element } from '@edu/shared-utility';
import { newId } from './parts';

interface Field {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  refuse(sentence: string): void;
}

/** A labelled field with its error message beside it. */
export function overrideField(label: string, placeholder: string, hint?: HTMLElement): Field {
  const id = newId();
  const alert = element('p', { role: 'alert', class: 'refusal', id: `${id}-refusal` });
  if (hint) hint.id = `${id}-hint`;
  const input = element('input', {
    type: 'text',
    id,
    class: 'field',
    placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': [`${id}-refusal`, ...(hint ? [hint.id] : [])].join(' '),
  });
  return {
    element: element(
      'div',
      { class: 'labelled' },
      element('label', { for: id }, label),
      input,
      ...(hint ? [hint] : []),
      alert,
    ),
    input,
    refuse(sentence) {
      alert.textContent = sentence;
      input.setAttribute('aria-invalid', String(sentence !== ''));
    },
  };
}
