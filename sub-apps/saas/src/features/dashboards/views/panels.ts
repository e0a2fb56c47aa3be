import type { ComponentType } from 'react';
import type { PanelProps } from '../data/panel-props';
import type { PanelKey } from '../data/presets';
import { LearnersPanel, OnlinePanel, PeoplePanel, ProvincesPanel } from './people-panels.view';
import { CoursesPanel, IndustriesPanel, ResourcesPanel } from './taught-panels.view';
import { CertificatesPanel, PassingPanel, TrainsPanel } from './train-panels.view';

export const views: Readonly<Record<PanelKey, ComponentType<PanelProps>>> = {
  people: PeoplePanel,
  online: OnlinePanel,
  provinces: ProvincesPanel,
  courses: CoursesPanel,
  learners: LearnersPanel,
  trains: TrainsPanel,
  certificates: CertificatesPanel,
  passing: PassingPanel,
  industries: IndustriesPanel,
  resources: ResourcesPanel,
};
