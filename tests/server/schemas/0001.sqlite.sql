BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE channels (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	target TEXT NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	problem VARCHAR(40), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_channels PRIMARY KEY (id), 
	CONSTRAINT fk_channels_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	person VARCHAR(16), 
	"key" VARCHAR(64), 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_log_key UNIQUE (table_id, "key")
);
INSERT INTO "log" VALUES('E4YJnuShXC0A',1,'seated',0,'JEtVpQLnV6mh',NULL,'{"name":"Anna"}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',2,'seated',1,'JEtVpQLnV6mh',NULL,'{"name":"Ben"}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',3,'seated',2,NULL,NULL,'{"bot":"greedy","name":"Clara"}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',4,'started',NULL,NULL,NULL,'{}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',5,'played',0,'JEtVpQLnV6mh','JEtVpQLnV6mh first','{"move":"send 3"}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',6,'played',2,NULL,NULL,'{"move":"send 0","by":"bot"}',1700000000.0);
INSERT INTO "log" VALUES('E4YJnuShXC0A',7,'said',0,'JEtVpQLnV6mh',NULL,'{"name":"Anna","text":"Bonjour"}',1700000000.0);
CREATE TABLE looking (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_looking PRIMARY KEY (table_id, person, process)
);
CREATE TABLE notices (
	table_id VARCHAR(16) NOT NULL, 
	decision INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (table_id, decision, person)
);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	credential VARCHAR(64) NOT NULL, 
	recovery VARCHAR(64), 
	recovery_until FLOAT, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_credential UNIQUE (credential), 
	CONSTRAINT uq_people_recovery UNIQUE (recovery)
);
INSERT INTO "people" VALUES('JEtVpQLnV6mh','Anna','fr','cbcc3a755871a8397e8b40d68e02f004a9539e89c9e76944a542762bcc5374e0',NULL,NULL,1700000000.0,1700000000.0);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1700000000.0);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	mean FLOAT NOT NULL, 
	doubt FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, who)
);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	share FLOAT NOT NULL, 
	points INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	pending BOOLEAN NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(16), 
	bot VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	waits BOOLEAN NOT NULL, 
	decision INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('E4YJnuShXC0A',0,'JEtVpQLnV6mh',NULL,'Anna',0,NULL);
INSERT INTO "seats" VALUES('E4YJnuShXC0A',1,'JEtVpQLnV6mh',NULL,'Ben',1,4);
INSERT INTO "seats" VALUES('E4YJnuShXC0A',2,NULL,'greedy','Clara',0,NULL);
CREATE TABLE standing (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	rule TEXT NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_standing_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	data TEXT, 
	seed VARCHAR(32) NOT NULL, 
	pace TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	snapshot TEXT, 
	deadline FLOAT, 
	bots_wait BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_invite UNIQUE (invite)
);
INSERT INTO "tables" VALUES('E4YJnuShXC0A','kids-of-london',1,3,'{}',NULL,'f28346ddc242900f7a4b766465c0273d','{"each":60,"store":600}',1,'p7MhpAr5yAmFkRfwAu4yzDb67J8QyyVA','JEtVpQLnV6mh','playing',7,'{"format":1,"game":"kids-of-london","rules_version":1,"players":3,"options":{},"data":{"hash":"b9aca87e8bf3ef54af0a6824232fa6ea"},"stream":["bde69507b571512a","d0647039425c19ef","fecf6fa1fc860932","a8465bc92213bc1a"],"hour":1,"phase":"sending","characters":["jeweller","merchant","left-curate","right-curate","prince","jeweller","merchant","beggar","banker"],"hands":[[0,1,2,4,5,6,7,8],[0,1,2,3,4,5,6,7,8],[1,2,3,4,5,6,7,8]],"chosen":["send 3",null,"send 0"],"shown":[null,null,null],"thieves":[],"coins":[0,0,0],"sources":[{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0}]}',1700000660.0,0,1700000000.0,1700000000.0);
CREATE INDEX ix_results_pending ON results (at) WHERE pending;
CREATE INDEX ix_results_who ON results (who);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_lobby ON tables (status, open, changed);
CREATE INDEX ix_channels_person ON channels (person);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
