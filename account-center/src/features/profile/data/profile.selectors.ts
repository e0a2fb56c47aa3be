import type { NicknameSave, ProfileLoad, ProfileState } from './profile.slice';

export interface WithProfile {
  profile: ProfileState;
}

export const selectProfileLoad = (state: WithProfile): ProfileLoad => state.profile.load;
export const selectNicknameSave = (state: WithProfile): NicknameSave => state.profile.nickname;
