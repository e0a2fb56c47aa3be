import { element } from '@edu/shared-utility';
import { shortList } from '../../live-map/short-list';
import { isModuleName } from '../../page-map/module-name';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import { parseTarget } from '../target';
import type { Dock } from './context';
import { createMapNote } from './maps-block';
import { overrideField } from './override-field';
import { button } from './parts';
import { createShare } from './share';
import { createStoredOverride } from './stored-override';
import { createTemplateField } from './template-field';

export interface OverrideForm {
  readonly element: HTMLElement;
  focus(): void;
}

/** The form that sets a module's override: an address, a port of this computer, or a branch build. */
export function createOverrideForm(dock: Dock, line: ModuleRow | null): OverrideForm {
  const { host } = dock;
  const name = overrideField(phrases.t('moduleName'), '@edu-app/cms');
  const preview = element('p', { class: 'hint' });
  const target = overrideField(phrases.t('place'), phrases.t('addressHint'), preview);
  const moduleOf = () => line?.name ?? name.input.value.trim();
  const read = () => parseTarget(target.input.value, moduleOf(), host.template());

  function showPreview(): void {
    target.refuse('');
    const parsedTarget = read();
    preview.textContent =
      'addresses' in parsedTarget && parsedTarget.kind !== 'address'
        ? `→ ${shortList(parsedTarget.addresses)}`
        : '';
  }

  /** The candidate addresses for what was typed; null when the input is wrong, with the error beside the field. */
  function acceptedAddresses(): readonly string[] | null {
    name.refuse('');
    target.refuse('');
    if (!isModuleName(moduleOf())) {
      name.refuse(phrases.t('refused.name'));
      name.input.focus();
      return null;
    }
    const parsedTarget = read();
    if ('addresses' in parsedTarget) return parsedTarget.addresses;
    target.refuse(phrases.t(`refused.${parsedTarget.refused}`));
    if (parsedTarget.refused === 'template') template.open();
    else target.input.focus();
    return null;
  }

  async function apply(): Promise<void> {
    const addresses = acceptedAddresses();
    if (!addresses || applyButton.disabled) return;
    applyButton.disabled = true;
    applyButton.setAttribute('aria-busy', 'true');
    try {
      target.refuse((await host.override(moduleOf(), addresses)) ?? '');
    } finally {
      applyButton.disabled = false;
      applyButton.removeAttribute('aria-busy');
    }
  }

  const template = createTemplateField(dock, showPreview);
  const applyButton = button(phrases.t('apply'), () => {}, { class: 'button primary' });
  applyButton.type = 'submit';
  const share = createShare(dock, async () => {
    if (target.input.value.trim() === '' && line) {
      return { module: line.name, address: line.override?.address ?? line.address };
    }
    const addresses = acceptedAddresses();
    if (!addresses) return null;
    // A link to an address that does not answer is useless.
    const result = await host.findGood(addresses);
    if ('good' in result) return { module: moduleOf(), address: result.good };
    target.refuse(result.refusal);
    return null;
  });
  const form = element(
    'form',
    {},
    ...(line ? [] : [name.element]),
    target.element,
    element('div', { class: 'row' }, applyButton, ...share.buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void apply();
  });
  form.addEventListener('input', showPreview);
  return {
    element: element(
      'div',
      { class: 'override' },
      ...(line?.override
        ? [createStoredOverride(dock, line.name, line.override, line.origin)]
        : []),
      ...(line?.map ? [createMapNote(dock, line.map)] : []),
      form,
      share.element,
      template.element,
    ),
    focus: () => (line ? target.input : name.input).focus(),
  };
}
