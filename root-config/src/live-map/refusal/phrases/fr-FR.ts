import type { zhCN } from './zh-CN';

const frFR: typeof zhCN = {
  unreachable: 'L’adresse est injoignable, rien n’a été appliqué : {{address}}',
  late: 'Pas de réponse en {{seconds}} s, rien n’a été appliqué : {{address}}',
  status: 'L’adresse répond {{status}}, rien n’a été appliqué : {{address}}',
  type: 'L’adresse ne répond pas par du JavaScript ({{type}}), rien n’a été appliqué : {{address}}',
  cors: 'L’adresse répond, mais ne permet pas à cette page de la lire (Access-Control-Allow-Origin manque), rien n’a été appliqué : {{address}}',
  digest: 'Le fichier ne correspond pas à l’empreinte du lien, rien n’a été appliqué : {{address}}',
  card: {
    unreachable: 'L’adresse testée est injoignable : {{address}}',
    late: 'L’adresse testée ne répond pas en {{seconds}} s : {{address}}',
    status: 'L’adresse testée répond {{status}} : {{address}}',
    type: 'L’adresse testée ne répond pas par du JavaScript ({{type}}) : {{address}}',
    cors: 'L’adresse testée répond, mais ne permet pas à cette page de la lire (Access-Control-Allow-Origin manque) : {{address}}',
    digest: 'Le fichier testé ne correspond pas à l’empreinte du lien : {{address}}',
  },
};

export default frFR;
