import { page } from '@edu/shared-utility';
import { frameModule } from '../activity';
import type { InjectedFault } from './inject';
import type { DevtoolsParts } from './parts';
import { phrases } from './phrases';
import { supervisedOf } from './supervised';

/** The parts of the shell that the bar of injected faults uses. */
export type FaultParts = Pick<
  DevtoolsParts,
  'injector' | 'journal' | 'registration' | 'frame' | 'notices'
>;

/**
 * Whether the fault keeps a wanted module off the screen; then only a reload helps, since a hanging load never
 * ends.
 */
const isInTheWay = (parts: FaultParts, module: string): boolean => {
  const isOnPage = module === parts.registration.active || module === frameModule;
  return isOnPage && supervisedOf(parts, module)?.isMounted === false;
};

/**
 * Shows a bar while any fault is injected, so that nobody takes it for a real one; one press removes all faults.
 */
export async function showFaults(parts: FaultParts): Promise<void> {
  const { injector, notices } = parts;
  await phrases.load();
  if (injector.all().length === 0) {
    notices.hide('faults');
    return;
  }
  const undo = () => {
    const modules = injector.all().map(([module]) => module);
    const needsReload = modules.some((module) => isInTheWay(parts, module));
    for (const module of modules) setFault(parts, module, null);
    if (needsReload) page.reload();
  };
  notices.show('faults', () => ({
    text: [
      phrases.t('faultBar.text'),
      ...injector.all().map(([module, fault]) => `${module} · ${phrases.t(`faults.${fault}`)}`),
    ].join('\n'),
    actions: [{ label: phrases.t('faultBar.undo'), press: undo }],
  }));
}

/** Injects a fault into the next loads of a module, or removes it with null, and shows the bar. */
export function setFault(parts: FaultParts, module: string, fault: InjectedFault | null): void {
  parts.injector.set(module, fault);
  parts.journal.note(module, fault ? `fault put in: ${fault}` : 'fault taken out');
  parts.registration.of(module)?.refresh();
  void showFaults(parts);
}
