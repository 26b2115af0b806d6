import { slug } from './plan/slug.ts';

export interface AppUserRow {
  id: string;
  username: string;
  name: string;
  lastname: string;
  country_code: string;
  phone_number: string;
}

const PEOPLE: readonly (readonly [username: string, name: string, lastname: string, phone: string])[] = [
  ['maria.lopez', 'María José', 'López', '55512301'],
  ['jose.perez', 'José Luis', 'Pérez', '42178930'],
  ['ana.garcia', 'Ana Lucía', 'García', '30451287'],
  ['carlos.perez', 'Carlos Estuardo', 'Pérez', '58820146'],
  ['sofia.morales', 'Sofía', 'Morales', '41093372'],
  ['luis.hernandez', 'Luis Fernando', 'Hernández', '56671920'],
  ['gabriela.castillo', 'Gabriela', 'Castillo', '33217745'],
  ['diego.ramirez', 'Diego Alejandro', 'Ramírez', '47750382'],
  ['andrea.de.leon', 'Andrea', 'de León', '59014467'],
  ['juan.xicara', 'Juan Pablo', 'Xicará', '31886205'],
  ['rosa.tzoc', 'Rosa Elvira', 'Tzoc', '45329018'],
  ['mario.barrios', 'Mario René', 'Barrios', '54406713'],
  ['lucia.estrada', 'Lucía', 'Estrada', '30992584'],
  ['pedro.chavez', 'Pedro Antonio', 'Chávez', '46618037'],
  ['karla.monzon', 'Karla Paola', 'Monzón', '57143926'],
  ['edgar.cifuentes', 'Edgar Rolando', 'Cifuentes', '32570891'],
  ['jennifer.ajanel', 'Jennifer', 'Ajanel', '48235560'],
  ['byron.recinos', 'Byron Estuardo', 'Recinos', '55987104'],
  ['claudia.fuentes', 'Claudia Lorena', 'Fuentes', '33748219'],
  ['oscar.coc', 'Óscar', 'Coc', '41562078'],
  ['brenda.solares', 'Brenda', 'Solares', '59330642'],
  ['jorge.mejia', 'Jorge Mario', 'Mejía', '30127795'],
  ['ingrid.paz', 'Ingrid Roxana', 'Paz', '47864310'],
  ['francisco.ixchop', 'Francisco', 'Ixchop', '54291683'],
  ['melissa.ordonez', 'Melissa', 'Ordóñez', '32905547'],
  ['rodrigo.aguilar', 'Rodrigo', 'Aguilar', '45718826'],
  ['vilma.yax', 'Vilma Marina', 'Yax', '58046239'],
  ['hector.santizo', 'Héctor Hugo', 'Santizo', '31473058'],
  ['paola.arriola', 'Paola', 'Arriola', '46285917'],
  ['kevin.batz', 'Kevin Josué', 'Batz', '57609384'],
];

/** The 30 app users. */
export function appUserRows(): AppUserRow[] {
  return PEOPLE.map(([username, name, lastname, phone]) => ({
    id: `au_${slug(username)}`,
    username,
    name,
    lastname,
    country_code: '502',
    phone_number: phone,
  }));
}
