CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.channels (
    id character varying(16) NOT NULL,
    person character varying(16) NOT NULL,
    kind character varying(10) NOT NULL,
    target text NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer,
    person character varying(16),
    key character varying(64),
    content text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.notices (
    table_id character varying(16) NOT NULL,
    decision integer NOT NULL,
    person character varying(16) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.people (
    id character varying(16) NOT NULL,
    name character varying(40) NOT NULL,
    lang character varying(2) NOT NULL,
    credential character varying(64) NOT NULL,
    recovery character varying(64),
    recovery_until double precision,
    created double precision NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.pulse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pulse_id_seq OWNED BY public.pulse.id;
CREATE TABLE public.ratings (
    game character varying(40) NOT NULL,
    who character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    mean double precision NOT NULL,
    doubt double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    game character varying(40) NOT NULL,
    who character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    place integer NOT NULL,
    share double precision NOT NULL,
    points integer NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    person character varying(16),
    bot character varying(20),
    name character varying(40) NOT NULL,
    waits boolean NOT NULL
);
CREATE TABLE public.standing (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    rule text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    rules_version integer NOT NULL,
    players integer NOT NULL,
    options text NOT NULL,
    data text,
    seed character varying(32) NOT NULL,
    pace text NOT NULL,
    open boolean NOT NULL,
    invite character varying(32) NOT NULL,
    owner character varying(16) NOT NULL,
    status character varying(10) NOT NULL,
    version integer NOT NULL,
    snapshot text,
    deadline double precision,
    bots_wait boolean NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL
);
ALTER TABLE ONLY public.pulse ALTER COLUMN id SET DEFAULT nextval('public.pulse_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 1, 'seated', 0, 'fPC8OUaqGG5m', NULL, '{"name":"Anna"}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 2, 'seated', 1, 'fPC8OUaqGG5m', NULL, '{"name":"Ben"}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 3, 'seated', 2, NULL, NULL, '{"bot":"greedy","name":"Clara"}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 4, 'started', NULL, NULL, NULL, '{}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 5, 'played', 0, 'fPC8OUaqGG5m', 'fPC8OUaqGG5m first', '{"move":"send 3"}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 6, 'played', 2, NULL, NULL, '{"move":"send 6","by":"bot"}', 1700000000);
INSERT INTO public.log VALUES ('CTK7CXv0eFpu', 7, 'said', 0, 'fPC8OUaqGG5m', NULL, '{"name":"Anna","text":"Bonjour"}', 1700000000);
INSERT INTO public.people VALUES ('fPC8OUaqGG5m', 'Anna', 'fr', '70fc9f7de83fc6e64ced199e4515c87fac0cb7389043e4f51462e859c3d96d9e', NULL, NULL, 1700000000, 1700000000);
INSERT INTO public.pulse VALUES (1, 1700000000);
INSERT INTO public.seats VALUES ('CTK7CXv0eFpu', 0, 'fPC8OUaqGG5m', NULL, 'Anna', false);
INSERT INTO public.seats VALUES ('CTK7CXv0eFpu', 1, 'fPC8OUaqGG5m', NULL, 'Ben', true);
INSERT INTO public.seats VALUES ('CTK7CXv0eFpu', 2, NULL, 'greedy', 'Clara', false);
INSERT INTO public.tables VALUES ('CTK7CXv0eFpu', 'kids-of-london', 1, 3, '{}', NULL, '7e517519fc981805586803fa49433d3f', '{"each":60,"store":600}', true, 'rr8Xf-pb6TnN3krHHhUNHQLfrzb3WgVW', 'fPC8OUaqGG5m', 'playing', 7, '{"format":1,"game":"kids-of-london","rules_version":1,"players":3,"options":{},"data":{"hash":"b9aca87e8bf3ef54af0a6824232fa6ea"},"stream":["f2dada0ac1a44613","c3a5fd0cf9d8e178","6f19458a1db413f5","99e5090df3852d08"],"hour":1,"phase":"sending","characters":["beggar","right-curate","merchant","jeweller","left-curate","merchant","prince","banker","jeweller"],"hands":[[0,1,2,4,5,6,7,8],[0,1,2,3,4,5,6,7,8],[0,1,2,3,4,5,7,8]],"chosen":["send 3",null,"send 6"],"shown":[null,null,null],"thieves":[],"coins":[0,0,0],"sources":[{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0}]}', 1700000660, false, 1700000000, 1700000000);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT pk_channels PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (table_id, decision, person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pk_pulse PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT pk_ratings PRIMARY KEY (game, who);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.standing
    ADD CONSTRAINT pk_standing PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT uq_log_key UNIQUE (table_id, key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_credential UNIQUE (credential);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_recovery UNIQUE (recovery);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_invite UNIQUE (invite);
CREATE INDEX ix_channels_person ON public.channels USING btree (person);
CREATE INDEX ix_results_who ON public.results USING btree (who);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tables_deadline ON public.tables USING btree (deadline);
CREATE INDEX ix_tables_lobby ON public.tables USING btree (status, open, changed);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT fk_channels_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing
    ADD CONSTRAINT fk_standing_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
