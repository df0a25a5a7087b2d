import { guessLanguage, knownLanguage } from './guess-language.js';

describe('knownLanguage', () => {
  it.each([
    ['en', 'Led a team of nine nurses and cut the time to discharge by a fifth, with no loss of quality for patients.'],
    ['es', 'Responsable de la gestión de los pedidos y del equipo de ventas en tres tiendas para una cadena nacional.'],
    ['fr', 'Responsable de la gestion des commandes et du suivi des clients pour une équipe de dix personnes.'],
    ['de', 'Leitung eines Teams von zehn Personen und Verantwortung für die Planung der Schichten mit dem Einkauf.'],
    ['it', 'Responsabile della gestione degli ordini e del coordinamento di una squadra di dieci persone.'],
    ['pt', 'Responsável pela gestão dos pedidos e da equipe de vendas em uma rede com três lojas no centro.'],
    ['nl', 'Verantwoordelijk voor de planning van het team en het contact met klanten in de regio.'],
    ['pl', 'Odpowiedzialna za planowanie pracy zespołu oraz kontakt z klientami w regionie i na północy.'],
    ['el', 'Υπεύθυνη για τον προγραμματισμό της ομάδας'],
    ['hi', 'टीम की योजना और ग्राहकों से संपर्क के लिए जिम्मेदार'],
    ['th', 'รับผิดชอบการวางแผนทีม'],
    ['uk', 'Відповідальна за планування роботи команди'],
    ['ru', 'Отвечала за планирование работы команды'],
    ['ja', 'チームの計画を担当'],
    ['zh', '负责团队规划'],
  ])('recognizes the language of: %s', (tag, text) => {
    expect(knownLanguage(text)).toBe(tag);
  });

  it.each(['', 'Maria Delgado', 'Python, SQL, Excel', 'Registered Nurse, St. Mary Hospital'])(
    'knownLanguage returns undefined and guessLanguage returns English for %j',
    (text) => {
      expect(knownLanguage(text)).toBeUndefined();
      expect(guessLanguage(text)).toBe('en');
    },
  );

  it('recognizes English despite foreign names', () => {
    const text =
      'Managed the kitchen of Casa de la Luna and El Sol de Oro in Los Angeles, with a team of nine in the back.';
    expect(knownLanguage(text)).toBe('en');
  });
});
