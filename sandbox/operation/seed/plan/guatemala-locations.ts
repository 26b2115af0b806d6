import { slug } from './slug.ts';

/** The 22 departments of Guatemala with their main municipalities, of which the departmental capital comes first. */
const MUNICIPIOS_BY_DEPARTAMENTO: readonly (readonly [departamento: string, municipios: string])[] = [
  [
    'Guatemala',
    'Guatemala, Mixco, Villa Nueva, San Miguel Petapa, Villa Canales, Santa Catarina Pinula, San José Pinula, Fraijanes, Amatitlán, Chinautla, San Pedro Ayampuc, San Juan Sacatepéquez, San Pedro Sacatepéquez, San Raymundo, Palencia',
  ],
  ['El Progreso', 'Guastatoya, Sanarate, Morazán, San Agustín Acasaguastlán, El Jícaro, Sansare'],
  [
    'Sacatepéquez',
    'Antigua Guatemala, Jocotenango, Ciudad Vieja, Sumpango, Santiago Sacatepéquez, San Lucas Sacatepéquez, Santa Lucía Milpas Altas, Alotenango, Pastores',
  ],
  [
    'Chimaltenango',
    'Chimaltenango, El Tejar, Tecpán Guatemala, Patzún, Patzicía, San Juan Comalapa, San Martín Jilotepeque, Zaragoza, San Andrés Itzapa',
  ],
  [
    'Escuintla',
    'Escuintla, Santa Lucía Cotzumalguapa, Puerto San José, Palín, Tiquisate, La Gomera, Masagua, Siquinalá, La Democracia, Iztapa, Nueva Concepción',
  ],
  [
    'Santa Rosa',
    'Cuilapa, Barberena, Chiquimulilla, Taxisco, Nueva Santa Rosa, Guazacapán, Santa Rosa de Lima',
  ],
  [
    'Sololá',
    'Sololá, Panajachel, Santiago Atitlán, San Lucas Tolimán, Nahualá, San Pedro La Laguna, Santa Catarina Ixtahuacán',
  ],
  [
    'Totonicapán',
    'Totonicapán, Momostenango, San Francisco El Alto, San Cristóbal Totonicapán, Santa María Chiquimula, San Andrés Xecul',
  ],
  [
    'Quetzaltenango',
    'Quetzaltenango, Coatepeque, Olintepeque, Salcajá, La Esperanza, San Juan Ostuncalco, Almolonga, Zunil, Colomba, Cantel',
  ],
  [
    'Suchitepéquez',
    'Mazatenango, Cuyotenango, San Antonio Suchitepéquez, Chicacao, Patulul, Santo Domingo Suchitepéquez, San Francisco Zapotitlán',
  ],
  ['Retalhuleu', 'Retalhuleu, San Sebastián, Champerico, San Felipe, Nuevo San Carlos, El Asintal'],
  [
    'San Marcos',
    'San Marcos, San Pedro Sacatepéquez, Malacatán, Ayutla, Tejutla, El Tumbador, Pajapita, Ocós, Comitancillo',
  ],
  [
    'Huehuetenango',
    'Huehuetenango, Chiantla, Santa Cruz Barillas, Jacaltenango, La Democracia, Soloma, Aguacatán, La Libertad, Todos Santos Cuchumatán',
  ],
  [
    'Quiché',
    'Santa Cruz del Quiché, Chichicastenango, Nebaj, Joyabaj, Uspantán, Ixcán, Sacapulas, Cunén, Zacualpa',
  ],
  ['Baja Verapaz', 'Salamá, Rabinal, Cubulco, San Jerónimo, Purulhá, San Miguel Chicaj, Granados'],
  [
    'Alta Verapaz',
    'Cobán, San Pedro Carchá, San Juan Chamelco, Chisec, San Cristóbal Verapaz, Tactic, Fray Bartolomé de las Casas, Panzós, Senahú',
  ],
  [
    'Petén',
    'Flores, San Benito, San Francisco, Poptún, Sayaxché, La Libertad, Melchor de Mencos, San Luis, Dolores',
  ],
  ['Izabal', 'Puerto Barrios, Morales, Livingston, Los Amates, El Estor'],
  ['Zacapa', 'Zacapa, Gualán, Teculután, Río Hondo, Estanzuela, Usumatlán, Cabañas'],
  ['Chiquimula', 'Chiquimula, Esquipulas, Jocotán, Camotán, Quezaltepeque, Ipala, Concepción Las Minas'],
  ['Jalapa', 'Jalapa, San Pedro Pinula, San Luis Jilotepeque, Monjas, Mataquescuintla, San Carlos Alzatate'],
  ['Jutiapa', 'Jutiapa, Asunción Mita, Santa Catarina Mita, El Progreso, Moyuta, Jalpatagua, Atescatempa'],
];

const DEFAULT_ZONES = [1, 2, 3, 4];
// Guatemala City has no zones 20, 22 and 23.
const CAPITAL_ZONES = [...upTo(19), 21, 24, 25];
const ZONES_BY_CITY: Readonly<Record<string, readonly number[]>> = {
  ci_01_guatemala: CAPITAL_ZONES,
  ci_01_mixco: upTo(11),
  'ci_01_villa-nueva': upTo(6),
  'ci_01_villa-canales': upTo(5),
  ci_05_escuintla: upTo(5),
  ci_09_quetzaltenango: upTo(11),
  ci_16_coban: upTo(12),
};

export interface LocationRows {
  states: { id: string; name: string }[];
  cities: { id: string; state_id: string; name: string }[];
  regions: { id: string; city_id: string; name: string }[];
}

/** The catalog of locations: states are departments, cities are municipalities, regions are their zones. */
export function locationRows(): LocationRows {
  const states = MUNICIPIOS_BY_DEPARTAMENTO.map(([name], index) => ({ id: `st_${code(index)}`, name }));
  const cities = MUNICIPIOS_BY_DEPARTAMENTO.flatMap(([, municipios], index) =>
    municipios
      .split(', ')
      .map((name) => ({ id: `ci_${code(index)}_${slug(name)}`, state_id: `st_${code(index)}`, name })),
  );
  const regions = cities.flatMap((city) =>
    (ZONES_BY_CITY[city.id] ?? DEFAULT_ZONES).map((zone) => ({
      id: regionId(city.id, zone),
      city_id: city.id,
      name: `Zona ${zone}`,
    })),
  );
  return { states, cities, regions };
}

export function regionId(cityId: string, zone: number): string {
  return `re_${cityId.slice('ci_'.length)}_${zone}`;
}

function code(index: number): string {
  return String(index + 1).padStart(2, '0');
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
