import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Organigramme',
  tree: 'Sites et services',
  treeAt: 'Sites et services : {{name}}',
  search: 'Chercher un site ou un service',
  found_one: '{{count}} trouvé',
  found_other: '{{count}} trouvés',
  people_one: '{{count}} personne',
  people_other: '{{count}} personnes',
  peopleBelow: '{{own}}, {{all}} avec les niveaux inférieurs',
  leader: 'Responsable : {{name}}',
  keyword: 'Nom ou téléphone',
  all: 'Tous',
  kinds: { staff: 'Personnel', teacher: 'Enseignants', student: 'Apprenants' },
  kind: { staff: 'Personnel', teacher: 'Enseignant', student: 'Apprenant' },
  column: {
    name: 'Nom',
    kind: 'Rôle',
    title: 'Fonction',
    phone: 'Téléphone',
    branch: 'Site',
    department: 'Service',
    status: 'État',
  },
  is: { active: 'Actif', suspended: 'Suspendu', leave: 'En congé' },
  words: {
    empty:
      'Personne ici pour l’instant. Les apprenants et les enseignants apparaissent ici une fois ajoutés avec un site et un service.',
    noMatch: 'Personne ne remplit ces conditions.',
    forbidden:
      'Vous ne pouvez pas voir l’organigramme. Un administrateur de ce locataire peut vous en donner le droit.',
    failed: 'Les personnes n’ont pas pu être chargées.',
    loading: 'Chargement des personnes',
  },
};

export default frFR;
