import { useState } from 'react';
import { type ListSettings, noSettings, settingsOf, settingsOwner } from './list-settings';

/** What the person has set for the list of this name, and the way to set it; without a name nothing is kept. */
export function useListSettings(
  name: string | undefined,
): [ListSettings, (settings: ListSettings) => void] {
  const owner = settingsOwner();
  const read = () => (name === undefined ? noSettings : settingsOf(name).read(owner));
  const [stored, setStored] = useState(() => ({ owner, name, settings: read() }));
  const isHeld = stored.owner === owner && stored.name === name;
  const current = isHeld ? stored : { owner, name, settings: read() };
  if (!isHeld) setStored(current);
  const set = (settings: ListSettings): void => {
    if (name === undefined) return;
    settingsOf(name).write(owner, settings);
    setStored({ owner, name, settings });
  };
  return [current.settings, set];
}
