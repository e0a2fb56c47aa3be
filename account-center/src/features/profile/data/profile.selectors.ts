import type { ProfileLoad, ProfileSave, ProfileState } from './profile.slice';

export interface WithProfile {
  profile: ProfileState;
}

export const selectProfileLoad = (state: WithProfile): ProfileLoad => state.profile.load;
export const selectProfileSave = (state: WithProfile): ProfileSave => state.profile.save;
