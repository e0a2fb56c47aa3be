import { useState } from 'react';
import { type ListSettings, noSettings, settingsOf, settingsOwner } from './list-settings';

/** The person's settings for the list of this name, with a setter; without a name nothing is stored. */
export function useListSettings(
  name: string | undefined,
): [ListSettings, (settings: ListSettings) => void] {
  const owner = settingsOwner();
  const read = () => {
    const settings = name === undefined ? noSettings : settingsOf(name).read(owner);
    return { owner, name, settings };
  };
  const [stored, setStored] = useState(read);
  const isCurrent = stored.owner === owner && stored.name === name;
  const current = isCurrent ? stored : read();
  if (!isCurrent) setStored(current);
  const set = (settings: ListSettings): void => {
    if (name === undefined) return;
    settingsOf(name).write(owner, settings);
    setStored({ owner, name, settings });
  };
  return [current.settings, set];
}
