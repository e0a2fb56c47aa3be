/** Texts of the early log-in form, equal to the entrance's; a story compares the two. */
export interface LoginWords {
  readonly tagline: string;
  readonly heading: string;
  /** The ways to log in; the first one is selected. */
  readonly ways: readonly string[];
  readonly account: string;
  readonly accountExample: string;
  readonly password: string;
  readonly passwordExample: string;
  readonly remember: string;
  readonly forgot: string;
  readonly submit: string;
  readonly newHere: string;
  readonly register: string;
  readonly association: string;
}

const chinese: LoginWords = {
  tagline: '共享教育资源 传承人类文明',
  heading: '登录',
  ways: ['密码登录', '验证码登录'],
  account: '账号',
  accountExample: '手机号或邮箱',
  password: '密码',
  passwordExample: '登录密码',
  remember: '记住账号',
  forgot: '忘记密码？',
  submit: '登录',
  newHere: '还没有账号？',
  register: '企业注册',
  association: '商协会入驻',
};

const others: Readonly<Record<string, LoginWords>> = {
  'en-US': {
    tagline: 'Sharing educational resources to inherit human civilization',
    heading: 'Sign in',
    ways: ['Password', 'Phone code'],
    account: 'Account',
    accountExample: 'Phone number or e-mail',
    password: 'Password',
    passwordExample: 'Your password',
    remember: 'Remember this account',
    forgot: 'Forgotten your password?',
    submit: 'Sign in',
    newHere: 'No account yet?',
    register: 'Register a company',
    association: 'Trade association entry',
  },
  'fr-FR': {
    tagline: 'Partager les ressources éducatives, transmettre la civilisation humaine',
    heading: 'Connexion',
    ways: ['Par mot de passe', 'Par code'],
    account: 'Compte',
    accountExample: 'Numéro de mobile ou e-mail',
    password: 'Mot de passe',
    passwordExample: 'Votre mot de passe',
    remember: 'Mémoriser ce compte',
    forgot: 'Mot de passe oublié ?',
    submit: 'Se connecter',
    newHere: 'Pas encore de compte ?',
    register: 'Inscrire une entreprise',
    association: 'Entrée association professionnelle',
  },
};

export const loginWords = (language: string): LoginWords => others[language] ?? chinese;
