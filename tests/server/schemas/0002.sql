BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE answers (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	side VARCHAR(32) NOT NULL,
	"key" VARCHAR(64) NOT NULL,
	answer VARCHAR(128) NOT NULL,
	given FLOAT NOT NULL,
	CONSTRAINT pk_answers PRIMARY KEY (game, number),
	CONSTRAINT fk_answers_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('g1',1,'chance','draw','strider',5.5);
INSERT INTO "answers" VALUES('g1',2,'chance','draw','eomer',6.5);
CREATE TABLE audit (
	id INTEGER NOT NULL,
	at FLOAT NOT NULL,
	who VARCHAR(64) NOT NULL,
	what VARCHAR(32) NOT NULL,
	about JSON NOT NULL,
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
INSERT INTO "audit" VALUES(1,8.5,'Éowyn','close','{"game": "g0"}');
CREATE TABLE chat (
	id INTEGER NOT NULL,
	game VARCHAR(32) NOT NULL,
	room VARCHAR(16) NOT NULL,
	person VARCHAR(32),
	name VARCHAR(64) NOT NULL,
	text TEXT NOT NULL,
	said FLOAT NOT NULL,
	CONSTRAINT pk_chat PRIMARY KEY (id),
	CONSTRAINT fk_chat_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT fk_chat_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "chat" VALUES(1,'g1','players','p2','Sam','Well, I’m back.',7.5);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	rules INTEGER NOT NULL,
	setup JSON NOT NULL,
	base INTEGER NOT NULL,
	undone INTEGER NOT NULL,
	renewals JSON NOT NULL,
	status VARCHAR(16) NOT NULL,
	access VARCHAR(8) NOT NULL,
	creator VARCHAR(32),
	watch VARCHAR(32) NOT NULL,
	dice VARCHAR(8) NOT NULL,
	secret VARCHAR(64) NOT NULL,
	nonces JSON NOT NULL,
	pace JSON,
	clock JSON,
	revision INTEGER NOT NULL,
	count INTEGER NOT NULL,
	waiting JSON NOT NULL,
	thinking BOOLEAN NOT NULL,
	orders JSON NOT NULL,
	proposal JSON,
	result JSON,
	origin JSON,
	rematch VARCHAR(32),
	created FLOAT NOT NULL,
	changed FLOAT NOT NULL,
	CONSTRAINT pk_games PRIMARY KEY (id),
	CONSTRAINT fk_games_creator_people FOREIGN KEY(creator) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "games" VALUES('g1','cardgame',1,'{"game": "cardgame", "scenario": "duel", "seats": ["gandalf", "witch-king"]}',0,0,'[]','running','link','p1','w1','server','abababababababababababababababababababababababababababababababab','{"gandalf": "00"}','null','null',3,2,'["gandalf"]',0,'{}','null','null','null',NULL,4.5,6.5);
CREATE TABLE logins (
	token VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	created FLOAT NOT NULL,
	seen FLOAT NOT NULL,
	CONSTRAINT pk_logins PRIMARY KEY (token),
	CONSTRAINT fk_logins_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "logins" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','p1',1.5,3.5);
CREATE TABLE notes (
	game VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	text TEXT NOT NULL,
	CONSTRAINT pk_notes PRIMARY KEY (game, person),
	CONSTRAINT fk_notes_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT fk_notes_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('g1','p1','hold Lórien');
CREATE TABLE pending (
	game VARCHAR(32) NOT NULL,
	seat VARCHAR(32) NOT NULL,
	"key" VARCHAR(64) NOT NULL,
	answer VARCHAR(128) NOT NULL,
	CONSTRAINT pk_pending PRIMARY KEY (game, seat),
	CONSTRAINT fk_pending_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "pending" VALUES('g1','gandalf','cycle','legolas');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(64) NOT NULL,
	folded VARCHAR(64),
	kind VARCHAR(16) NOT NULL,
	password TEXT,
	email VARCHAR(254),
	administrator BOOLEAN NOT NULL,
	banned TEXT,
	created FLOAT NOT NULL,
	CONSTRAINT pk_people PRIMARY KEY (id),
	CONSTRAINT uq_people_folded UNIQUE (folded)
);
INSERT INTO "people" VALUES('p1','Éowyn','eowyn','account','$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',NULL,1,NULL,1.5);
INSERT INTO "people" VALUES('p2','Sam',NULL,'guest',NULL,NULL,0,NULL,2.5);
CREATE TABLE replays (
	game VARCHAR(32) NOT NULL,
	reader VARCHAR(32) NOT NULL,
	story BLOB NOT NULL,
	CONSTRAINT pk_replays PRIMARY KEY (game, reader),
	CONSTRAINT fk_replays_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "replays" VALUES('g1','gandalf',X'789CAB562ACB4C2D57B252A8AED55150CAC94F0732A3636B015833072E');
CREATE TABLE replies (
	game VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	"key" VARCHAR(128) NOT NULL,
	body VARCHAR(64) NOT NULL,
	reply JSON NOT NULL,
	given FLOAT NOT NULL,
	CONSTRAINT pk_replies PRIMARY KEY (game, person, "key"),
	CONSTRAINT fk_replies_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "replies" VALUES('g1','p1','k1','cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd','{"revision": 3, "count": 2}',6.5);
CREATE TABLE reviews (
	game VARCHAR(32) NOT NULL, 
	review BLOB NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (game), 
	CONSTRAINT fk_reviews_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('g1',X'789CAB564ACE48CC4B4E2D56B252888ED55150CACD2C2E49CC06F3AB6B6B01A3B40A67');
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL,
	seat VARCHAR(32) NOT NULL,
	place INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	person VARCHAR(32),
	name VARCHAR(64) NOT NULL,
	level VARCHAR(32),
	"join" VARCHAR(32) NOT NULL,
	CONSTRAINT pk_seats PRIMARY KEY (game, seat),
	CONSTRAINT fk_seats_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT fk_seats_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('g1','gandalf',0,'person','p1','Éowyn',NULL,'j1');
INSERT INTO "seats" VALUES('g1','witch-king',1,'computer',NULL,'rules','rules','j2');
CREATE TABLE shunned (
	person VARCHAR(32) NOT NULL,
	other VARCHAR(32) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	CONSTRAINT pk_shunned PRIMARY KEY (person, other, kind),
	CONSTRAINT fk_shunned_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT fk_shunned_other_people FOREIGN KEY(other) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "shunned" VALUES('p1','p2','mute');
CREATE TABLE steps (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	document JSON NOT NULL,
	CONSTRAINT pk_steps PRIMARY KEY (game, number),
	CONSTRAINT fk_steps_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('g1',0,'{"turn": 1}');
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_games_listed ON games (status, access, changed);
CREATE INDEX ix_games_thinking ON games (thinking);
CREATE INDEX ix_games_creator ON games (creator);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_game ON chat (game);
COMMIT;
